import { isEventId } from '#src/events/event-id.ts';
import type { Detail } from '#src/events/page/detail.schema.ts';
import { useDateFaults } from '#src/events/page/useDateFaults.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** What its author should know of an event: false for nothing. */
export function useAuthorNote({ registerInline }: Pick<Config, 'registerInline'>, event: Detail) {
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  const faults = useDateFaults(event);
  if (cmsMode !== 'author') return false;
  const notes = [...faults, ...(registerInline && !isEventId(event.id) ? [t('noteId')] : [])];
  return notes.length > 0 && notes.join(' ');
}
