import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { useAssetId } from './useAssetId.ts';
import type { Config } from './widget.ts';

/** What its author should know: where the file comes from, and what is missing. False for visitors. */
export function useAuthorNote(config: Config): string | false {
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  const id = useAssetId(config);
  if (cmsMode !== 'author') return false;
  const isNamed = config.idFrom === 'config';
  const notes = [
    t(isNamed ? 'noteConfig' : 'notePath'),
    ...(isNamed && id === '' ? [t('noteId')] : []),
    ...(config.requestPath ? [] : [t('noteRequest')]),
  ];
  return notes.join(' ');
}
