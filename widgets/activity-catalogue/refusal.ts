import { keepChoice, readChoice } from '#src/storage/choice.ts';

/** What a widget keeps of a visitor who wants to see all, whatever the interests. */
const all = 'all';

/** Whether this browser's visitor has refused what fits the interests. */
export const hasRefused = (widget: string): boolean => readChoice(widget) === all;

/** Keeps that, or forgets it. */
export function setRefused(widget: string, isRefused: boolean): void {
  if (isRefused !== hasRefused(widget)) keepChoice(widget, isRefused ? all : undefined);
}
