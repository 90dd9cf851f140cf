import { readEvent } from '#src/events/event.ts';
import { useDateFaults } from '#src/events/page/useDateFaults.ts';
import { phaseLimits } from '#src/events/phase.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** What its author should know: where the event comes from, and what is wrong with it. False for nothing. */
export function useAuthorNote({ event, idFrom }: Config, eventId: string | undefined): string | false {
  const t = useMessages<typeof en>();
  const { cmsMode, site } = usePage();
  const faults = useDateFaults(event);
  if (cmsMode !== 'author') return false;
  const { opens, closes } = phaseLimits(readEvent(event ?? {}, site.timeZone));
  const needsId = eventId === '' && (event !== undefined || idFrom === 'config');
  const notes = [
    ...(event ? [] : [t(idFrom === 'path' ? 'notePath' : 'noteSearch')]),
    ...faults,
    ...(opens && closes && closes < opens ? [t('noteCloses')] : []),
    ...(needsId ? [t('noteId')] : []),
  ];
  return notes.length > 0 && notes.join(' ');
}
