import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Rule } from './widget.ts';

/** A fact of a rule: what it is about, and what it says. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Stay, validity, entries, fee and time of a rule, as far as its author has told them. */
export function useFacts(): (rule: Rule) => Fact[] {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const days = (count: number | undefined) => (count === undefined ? '' : t('days', { count }));
  return ({ stayDays, validityDays, entries, fee, processingDays }) =>
    [
      { name: t('stay'), value: days(stayDays) },
      { name: t('validity'), value: days(validityDays) },
      { name: t('entries'), value: entries ? t(entries) : '' },
      {
        name: t('fee'),
        value: fee ? (fee.amount === 0 ? t('free') : format.currency(fee.amount, fee.currency)) : '',
      },
      { name: t('processing'), value: processingDays === 0 ? t('atOnce') : days(processingDays) },
    ].filter(({ value }) => value !== '');
}

/** Whether how long a passport must be valid is told with a rule. */
export const needsPassport = ({ documentType, outcome }: Rule, months: number): boolean =>
  months > 0 && documentType !== 'travelDocument' && outcome !== 'notEligible';
