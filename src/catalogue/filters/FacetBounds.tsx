import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { isComposed } from '#src/search/useComposition.ts';
import { DayRow } from '#src/ui/DayRow.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import type { Facet } from '../facet.schema.ts';
import { useRailMessages } from './messages.ts';
import styles from './rail.module.css';
import { readRange, toDay, toEnd, typedEnd, writeRange, type Range, type RangeKind } from './ranges.ts';

interface Props {
  readonly facet: Facet;
  readonly kind: RangeKind;
  /** The chosen range, as the address has it. */
  readonly value: string | undefined;
  readonly onChange: (values: readonly string[], label: string) => void;
}

/** Fetched at the first press. */
const LazyDayChoice = lazyComponent(async () => (await import('./DayChoice.tsx')).DayChoice);

/** Ms after which a change counts while a visitor may be about to go on with it. */
const pause = 400;

const ends = ['from', 'to'] as const;

type Ends = readonly (keyof Range)[];

const words = {
  range: { from: 'from', to: 'to', fault: 'noNumber' },
  date: { from: 'fromDay', to: 'toDay', fault: 'noDay' },
} as const;

/**
 * Two fields for the ends of a range, of which either may stay empty. It counts once a visitor leaves them, presses
 * Enter or has picked a day. What is no number or day is told at its field, and nothing is asked for.
 */
export function FacetBounds({ facet, kind, value, onChange }: Props) {
  const t = useRailMessages();
  const { language } = usePage();
  const group = useRef<HTMLDivElement>(null);
  /** Ends that cannot be read, and the range beside which they were told. */
  const [faults, setFaults] = useState<{ readonly beside?: string | undefined; readonly ends: Ends }>({
    ends: [],
  });
  /** Counts the times that a change is to count soon; 0 while none is. */
  const [waits, setWaits] = useState(0);
  const given = readRange(value, kind);

  const wrong = faults.beside === value ? faults.ends : [];

  useLayoutEffect(
    () => fillIn(group.current, readRange(value, kind), kind, language),
    [value, kind, language],
  );

  const apply = () => {
    setWaits(0);
    // A date that is half filled in has no value, and only the browser knows of it.
    const [from, to] = inputsOf(group.current).map(({ value, validity }) =>
      validity.badInput ? undefined : toEnd(value, kind, language),
    );
    setFaults({ beside: value, ends: ends.filter((_, index) => [from, to][index] === undefined) });
    if (from === undefined || to === undefined) return;
    const range = writeRange({ from, to }, kind);
    fillIn(group.current, readRange(range, kind), kind, language);
    if (range !== writeRange(given, kind)) onChange(range === undefined ? [] : [range], facet.label);
  };
  const applyLater = useEffectEvent(apply);
  useEffect(() => {
    if (waits === 0) return undefined;
    const timer = setTimeout(applyLater, pause);
    return () => clearTimeout(timer);
  }, [waits]);

  const onInput = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // A day that was picked is whole at once; typing a number may go on.
    setWaits(kind === 'date' && toDay(target.value) ? waits + 1 : 0);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (group.current?.contains(relatedTarget)) setWaits(waits + 1);
    else apply();
  };
  const onKeyDown = (key: KeyboardEvent) => {
    if (key.key === 'Enter' && !isComposed(key.nativeEvent)) apply();
  };

  return (
    <div ref={group} className={styles['bounds']} data-kind={kind} role="group" aria-label={facet.label}>
      {ends.map((end, index) => (
        <FieldShell
          key={end}
          label={t(words[kind][end])}
          kind={kind === 'range' ? 'ltr' : 'choice'}
          error={wrong.includes(end) ? t(words[kind].fault) : undefined}
        >
          {(control) => {
            // A field of the type `number` would keep rubbish to itself, and take no Arabic digits.
            const input = (
              <input
                {...control}
                form=""
                type={kind === 'range' ? 'text' : 'date'}
                inputMode={kind === 'range' ? 'decimal' : undefined}
                autoComplete="off"
                defaultValue={typedEnd(given[end], kind, language)}
                onChange={onInput}
                onBlur={onBlur}
                onKeyDown={onKeyDown}
              />
            );
            if (kind === 'range') return input;
            const label = t(words.date[end]);
            return (
              <DayRow
                input={input}
                name={t('chooseDate', { field: label })}
                Choice={LazyDayChoice}
                given={{
                  title: label,
                  selected: given[end],
                  onChoose: (day: string) => {
                    inputsOf(group.current)[index]!.value = day;
                    apply();
                  },
                }}
              />
            );
          }}
        </FieldShell>
      ))}
    </div>
  );
}

const inputsOf = (group: HTMLElement | null): readonly HTMLInputElement[] => [
  ...(group?.querySelectorAll('input') ?? []),
];

function fillIn(group: HTMLElement | null, range: Range, kind: RangeKind, language: Language): void {
  inputsOf(group).forEach((input, index) => {
    input.value = typedEnd(range[index === 0 ? 'from' : 'to'], kind, language);
  });
}
