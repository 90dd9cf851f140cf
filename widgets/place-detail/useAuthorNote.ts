import { hasDates } from '#src/hours/week.ts';
import { overlaps } from '#src/hours/overlaps.ts';
import { toPhone } from '#src/text/phone.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { positionOf } from './position.ts';
import type { Place } from './widget.ts';

/** What its author should know of a place: false for nothing. */
export function useAuthorNote(place: Place): string | false {
  const t = useMessages<typeof en>();
  const { cmsMode, site } = usePage();
  if (cmsMode !== 'author') return false;
  const { hours, specialHours, phone } = place;
  const notes = [
    positionOf(place).fault && t('swapped'),
    phone && !toPhone(phone) && t('badPhone'),
    specialHours.some((row) => !hasDates(row)) && t('undated'),
    ...overlaps(hours, site.timeZone).map(([first, second]) =>
      t('overlap', { first: first + 1, second: second + 1 }),
    ),
  ].filter((text) => typeof text === 'string' && text !== '');
  return notes.length > 0 && notes.join(' ');
}
