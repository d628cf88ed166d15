
_ginscore_complete() {
    local IFS=$'\013' word words=() last=-1
    # Bash splits a word at `=`. The parts are put together again, up to the cursor.
    for word in "${COMP_WORDS[@]:0:COMP_CWORD}" "$2"; do
        if [[ $last -ge 0 && ( $word == = || ${words[last]} == *= ) ]]; then
            words[last]+=$word
        else
            words+=("$word")
            last=$((last + 1))
        fi
    done
    # Right after `=` the cursor is still on that part, which is then not among those before it.
    if [[ ${COMP_WORDS[COMP_CWORD]} == = && $2 != = && $last -gt 0 ]]; then
        unset "words[last]"
        last=$((last - 1))
        words[last]+="=$2"
    fi
    COMPREPLY=( $( \
        _CLAP_IFS="$IFS" \
        _CLAP_COMPLETE_INDEX="$last" \
        VAR="bash" \
        COMPLETER -- "${words[@]}" \
    ) )
    if [[ $? != 0 ]]; then
        unset COMPREPLY
        return
    fi
    # Bash replaces only the part at the cursor.
    local part=$2
    if [[ $part == = ]]; then
        part=
    fi
    local before=${words[last]%"$part"}
    COMPREPLY=("${COMPREPLY[@]#"$before"}")
    if [[ ${COMP_WORDS[COMP_CWORD]} != [\"\']* ]]; then
        COMPREPLY=("${COMPREPLY[@]// /\\ }")
    fi
    if [[ ${COMPREPLY-} =~ [=/:]$ ]]; then
        compopt -o nospace 2> /dev/null
    else
        compopt +o nospace 2> /dev/null
    fi
}
if [[ ${BASH_VERSINFO[0]} -eq 4 && ${BASH_VERSINFO[1]} -ge 4 || ${BASH_VERSINFO[0]} -gt 4 ]]; then
    complete -o nospace -o bashdefault -o nosort -F _ginscore_complete BIN
else
    complete -o nospace -o bashdefault -F _ginscore_complete BIN
fi
