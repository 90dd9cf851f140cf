import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Days } from './ranges.ts';

/** Days in words; empty where both ends are open. */
export function useDaysText(days: Days | undefined): string {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { from = '', to = '' } = days ?? {};
  if (from && to) return format.dateRange(from, to);
  if (from) return t('since', { date: format.date(from) });
  return to ? t('until', { date: format.date(to) }) : '';
}
