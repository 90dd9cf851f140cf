import { useMemo, useState } from 'react';
import { valuesOf, withValues, type Facet } from '#src/catalogue/choices.ts';
import { useChoices } from '#src/catalogue/useChoices.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { isShownDay, other, type Days } from './entries.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

type View = Config['views'][number];

/** What the calendar shows, as its page's address says it. */
export interface CalendarState {
  readonly views: readonly View[];
  readonly view: View;
  /** A day of the month or week that is shown. */
  readonly shown: string;
  /** The day whose events are listed. */
  readonly day: string | undefined;
  /** Categories that visitors may choose, and those that they have chosen; with none chosen all are shown. */
  readonly categories: readonly { readonly key: string; readonly label: string; readonly colour: string }[];
  readonly chosen: readonly string[];
  readonly setView: (view: View) => void;
  readonly show: (day: string) => void;
  readonly choose: (day: string) => void;
  readonly setCategories: (keys: readonly string[]) => void;
}

const noOrders: readonly string[] = [];
const monthAlone: readonly View[] = ['month'];

/** Names of what the address says beside the view. Which month is shown it does not say (contract, section 4). */
const names = { categories: 'category', days: 'date' } as const;

/** Reads and changes what the calendar shows. @param inside an element of the widget, once it is on the page */
export function useCalendarState(
  { views: written, categories: authored }: Config,
  { inside, today, limits }: { inside: Element | null; today: string; limits: Days },
): CalendarState {
  const t = useMessages<typeof en>();
  const views = written.length > 0 ? written : monthAlone;
  const categories = useMemo(() => {
    const distinct = authored.filter(
      ({ key }, index) => key !== other && authored.findIndex((one) => one.key === key) === index,
    );
    return distinct.length > 0
      ? [...distinct, { key: other, label: t('other'), colour: 'grey' } as const]
      : [];
  }, [authored, t]);
  const facets = useMemo(
    (): Facet[] => [
      { name: names.categories, label: t('categories'), kind: 'checkbox' },
      { name: names.days, label: '', kind: 'date' },
    ],
    [t],
  );
  const { choices, change } = useChoices({ inside, term: 'q', facets, sorts: noOrders, views });
  const { facets: filters } = choices;
  const [from, to] = valuesOf(filters, names.days)[0]?.split('..') ?? [];
  const first = isShownDay(from, limits) ? from : undefined;
  const day = from === to ? first : undefined;
  const [month, setMonth] = useState<string>();
  const asked = valuesOf(filters, names.categories);

  return {
    views,
    view: views.find((one) => one === choices.view) ?? views[0] ?? 'month',
    shown: first ?? month ?? today,
    day,
    categories,
    chosen: categories.map(({ key }) => key).filter((key) => asked.includes(key)),
    setView: (view) => change({ view: view === views[0] ? undefined : view }),
    show: (wanted) => {
      setMonth(wanted < limits.from ? limits.from : wanted > limits.to ? limits.to : wanted);
      if (first) change({ filters: withValues(filters, names.days, []) });
    },
    choose: (chosen) => {
      setMonth(chosen);
      change({ filters: withValues(filters, names.days, [`${chosen}..${chosen}`]) });
    },
    setCategories: (keys) => change({ filters: withValues(filters, names.categories, keys) }),
  };
}
