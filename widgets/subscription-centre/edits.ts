import { toLanguage, type Language } from '#src/i18n/languages.ts';
import type { Subscription } from '#src/subscriptions/subscriptions.schema.ts';
import type { SubscriptionChange } from '#src/subscriptions/subscription-endpoints.ts';
import type { Output } from '#src/schema/node.ts';
import { frequencies, toFrequency, type Frequency } from '#src/subscriptions/frequencies.ts';
import type { keptEdits } from '#src/subscriptions/edits.schema.ts';
import type { Config } from './widget.ts';

/**
 * What a visitor has changed beside what the service has. Each change remembers what the service had when it was made, so
 * that nothing that was changed elsewhere meanwhile is overwritten unseen. Pure.
 */
export type Edits = Omit<Output<typeof keptEdits>, 'owner'>;

/** A topic on or off; without a frequency the service decides. */
export type Choice = Edits['rows'][string]['choice'];

export const noEdits: Edits = { rows: {}, lang: undefined, langBefore: '', leavesAll: false };

/** A topic as it is shown. */
export interface Row {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** Frequencies that a visitor may choose, from the most to the least. */
  readonly options: readonly Frequency[];
  /** As the service has it. */
  readonly saved: Choice;
  /** As the visitor wants it. */
  readonly choice: Choice;
  readonly isChanged: boolean;
  /** The service has something else by now than what the visitor changed. */
  readonly isOvertaken: boolean;
}

const isSame = (one: Choice, other: Choice): boolean =>
  one.subscribed === other.subscribed && (!one.subscribed || one.frequency === other.frequency);

/** The topics of the service: those with words first, in the author's order, the others in the service's words. */
export function rowsOf(
  topics: Config['topics'],
  subscriptions: readonly Subscription[],
  edits: Edits,
): readonly Row[] {
  const named = topics.flatMap(({ id }) => subscriptions.find((known) => known.id === id) ?? []);
  const all = [...new Set([...named, ...subscriptions])];
  return all.map((known) => {
    const topic = topics.find(({ id }) => id === known.id);
    const saved = { subscribed: known.subscribed, frequency: toFrequency(known.frequency) ?? '' };
    const offered = topic && topic.frequencies.length > 0 ? topic.frequencies : known.frequencies;
    const edit = edits.rows[known.id];
    const isChanged = edit !== undefined && !isSame(edit.choice, saved);
    return {
      id: known.id,
      label: topic?.label || known.label || known.id,
      description: topic?.description ?? '',
      options: frequencies.filter((entry) => entry === saved.frequency || offered.includes(entry)),
      saved,
      choice: edit?.choice ?? saved,
      isChanged,
      isOvertaken: isChanged && !isSame(edit.before, saved),
    };
  });
}

/** The visitor chooses for a topic. */
export function choose(edits: Edits, { id, saved, isOvertaken }: Row, choice: Choice): Edits {
  const { [id]: known, ...others } = edits.rows;
  const isBack = isSame(choice, saved) && !isOvertaken;
  return {
    ...edits,
    rows: isBack ? others : { ...others, [id]: { choice, before: known?.before ?? saved } },
    leavesAll: edits.leavesAll && !choice.subscribed,
  };
}

/** The visitor takes over what the service has for some topics. */
export function drop(edits: Edits, ids: readonly string[]): Edits {
  const left = Object.entries(edits.rows).filter(([id]) => !ids.includes(id));
  return { ...edits, rows: Object.fromEntries(left) };
}

/** The visitor turns everything off. */
export const leaveAll = (edits: Edits, rows: readonly Row[]): Edits => ({
  ...rows
    .filter(({ choice }) => choice.subscribed)
    .reduce((all, row) => choose(all, row, { ...row.choice, subscribed: false }), edits),
  leavesAll: true,
});

/** The language of the mails as the service has it; undefined where topics come in several, or in one that we lack. */
export function languageOf(subscriptions: readonly Subscription[]): Language | undefined {
  const read = subscriptions.filter(({ subscribed }) => subscribed);
  const tags = new Set((read.length > 0 ? read : subscriptions).map(({ lang }) => toLanguage(lang)));
  return tags.size === 1 ? [...tags][0] : undefined;
}

/** What is sent for topics: those that were changed, and with another language all that come. */
export function changesOf(rows: readonly Row[], hasOtherLanguage: boolean): SubscriptionChange[] {
  const read = rows.filter(({ choice }) => choice.subscribed);
  const inLanguage = hasOtherLanguage ? (read.length > 0 ? read : rows) : [];
  return rows
    .filter((row) => row.isChanged || inLanguage.includes(row))
    .map(({ id, choice: { subscribed, frequency } }) => ({
      id,
      subscribed,
      ...(frequency && { frequency }),
    }));
}
