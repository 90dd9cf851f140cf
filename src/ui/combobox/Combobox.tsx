import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { zoomOf } from '#src/page/zoom.ts';
import { below, breakpoints } from '#src/page/breakpoints.ts';
import { FieldShell, type ControlProps } from '../FieldShell.tsx';
import { Select } from '../Select.tsx';
import { useMediaQuery } from '../useMediaQuery.ts';
import { usePage } from '#src/widget/context.ts';
import { matchOptions, optionNamed, type ComboboxOption } from './match.ts';
import { useSpokenMatches } from './useSpokenMatches.ts';
import styles from './combobox.module.css';

interface Props {
  readonly label: string;
  /** Stands between label and field. */
  readonly help?: string | undefined;
  /** Stands in the field while nothing is chosen. */
  readonly placeholder: string;
  /** In the order in which they are shown. */
  readonly options: readonly ComboboxOption[];
  /** The value of the option that is chosen; empty for none. */
  readonly value: string;
  /** @param value empty once nothing is chosen */
  readonly onChange: (value: string) => void;
  /** Stands below the field once a visitor has left it with a text that names none of the options. */
  readonly unknown: string;
  /** What else is wrong with what is chosen. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
}

/** A text that names no option, and the value that was chosen when it was typed. */
interface Unknown {
  readonly text: string;
  readonly value: string;
}

/**
 * Chooses one of many by typing (APG: editable combobox with list autocomplete). Below 768 px it is the platform's own list, which
 * is also what a server writes. What was typed and names nothing stays, with a message.
 */
export function Combobox(props: Props) {
  const { label, help, options, value, isRequired = false } = props;
  const isNarrow = useMediaQuery(below(breakpoints.tablet), true);
  const [unknown, setUnknown] = useState<Unknown>();
  // Something else has been chosen elsewhere since: the text is no longer what the visitor means.
  if (unknown && value !== '' && value !== unknown.value) setUnknown(undefined);
  const error = unknown === undefined ? props.error : props.unknown;
  if (isNarrow)
    return (
      <FieldShell label={label} help={help} error={props.error} isRequired={isRequired} kind="choice">
        {(control) => (
          <Select {...control} form="" value={value} onChange={({ target }) => props.onChange(target.value)}>
            <option value="">{props.placeholder}</option>
            {groupsOf(options).map(({ group, members }) =>
              group === undefined ? (
                members.map(asOption)
              ) : (
                <optgroup key={group} label={group}>
                  {members.map(asOption)}
                </optgroup>
              ),
            )}
          </Select>
        )}
      </FieldShell>
    );
  return (
    <FieldShell label={label} help={help} error={error} isRequired={isRequired}>
      {(control) => <Editable {...props} {...{ control }} unknown={unknown?.text} onUnknown={setUnknown} />}
    </FieldShell>
  );
}

const asOption = ({ value, label }: ComboboxOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

interface EditableProps extends Omit<Props, 'unknown'> {
  readonly control: ControlProps;
  /** What was typed and names no option. */
  readonly unknown: string | undefined;
  readonly onUnknown: (unknown: Unknown | undefined) => void;
}

function Editable(props: EditableProps) {
  const { control, label, options, value, unknown, onUnknown, onChange } = props;
  const { language } = usePage();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const chosen = options.find((option) => option.value === value);
  const shown = typed ?? unknown ?? chosen?.label ?? '';
  // The whole list is there for who opens it without typing.
  const matching = typed === undefined ? options : matchOptions(options, typed, language);
  // Keys go through them as they stand: under their headings.
  const found = groupsOf(matching).flatMap(({ members }) => members);
  const isListOpen = isOpen && found.length > 0;
  useSpokenMatches(isOpen ? typed : undefined, found.length);
  const pointed = isListOpen ? found[active] : undefined;

  useLayoutEffect(() => {
    if (pointed && list.current) revealOption(list.current);
  }, [pointed]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption | undefined) => {
    close();
    setTyped(undefined);
    onUnknown(undefined);
    if ((option?.value ?? '') !== value) onChange(option?.value ?? '');
  };
  const settle = () => {
    close();
    if (typed === undefined) return;
    const named = optionNamed(options, typed, language);
    if (named || typed.trim() === '') return choose(named);
    setTyped(undefined);
    onUnknown({ text: typed, value });
    if (value !== '') onChange('');
  };
  const point = (step: 1 | -1) => {
    const at = options.findIndex((option) => option.value === value);
    if (!isListOpen) {
      setOpen(true);
      setActive(typed === undefined && at >= 0 ? at : step > 0 ? 0 : found.length - 1);
      return;
    }
    const next = active < 0 && step < 0 ? found.length - 1 : active + step;
    setActive((next + found.length) % found.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A key of an input method; Safari says of the one that ends a composition only that it is number 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey) return;
    const act: Partial<Record<string, () => void>> = {
      ArrowDown: () => (event.altKey ? setOpen(true) : point(1)),
      ArrowUp: () => (event.altKey ? close() : point(-1)),
      ...(pointed && { Enter: () => choose(pointed) }),
      ...(isListOpen && { Escape: close }),
      ...(!isListOpen && typed !== undefined && { Escape: () => setTyped(undefined) }),
    };
    const its = act[event.key];
    if (its) {
      event.preventDefault();
      // The dialog around it stays open.
      event.stopPropagation();
      its();
    } else if (event.key === 'Enter') settle();
  };

  return (
    <span className={styles['place']}>
      <input
        {...control}
        form=""
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={props.placeholder}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isListOpen}
        aria-controls={isListOpen ? listId : undefined}
        aria-activedescendant={pointed && `${listId}-${active}`}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onUnknown(undefined);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={() => setOpen(true)}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      {isListOpen && (
        // Keys are the field's business: it keeps the focus, also while a pointer is pressed on an option.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={label}
          className={styles['list']}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groupsOf(found).map(({ group, members }) => {
            const rows = members.map((option) => {
              const index = found.indexOf(option);
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={option.value}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={option.value === value}
                  data-active={index === active || undefined}
                  className={styles['option']}
                  onClick={() => choose(option)}
                >
                  {option.label}
                </div>
              );
            });
            return group === undefined ? (
              rows
            ) : (
              <div key={group} role="group" aria-label={group}>
                <span className={styles['group']} aria-hidden="true">
                  {group}
                </span>
                {rows}
              </div>
            );
          })}
        </div>
      )}
    </span>
  );
}

/** Options under their headings, in the order of the first of each. */
function groupsOf(options: readonly ComboboxOption[]) {
  const groups = new Map<string | undefined, ComboboxOption[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups].map(([group, members]) => ({ group, members }));
}

/** Scrolls the option that is pointed at into sight within the list; the page stays. */
function revealOption(list: HTMLElement): void {
  const option = list.querySelector('[data-active]');
  if (!option) return;
  const own = option.getBoundingClientRect();
  const seen = list.getBoundingClientRect();
  const zoom = zoomOf(list);
  if (own.top < seen.top) list.scrollTop -= (seen.top - own.top) / zoom;
  else if (own.bottom > seen.bottom) list.scrollTop += (own.bottom - seen.bottom) / zoom;
}
