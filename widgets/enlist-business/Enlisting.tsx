import type { Upload } from '#src/forms/send.ts';
import type { MapGround } from '#src/map/map-props.ts';
import { PartnerTrouble } from '#src/partners/PartnerTrouble.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryView } from './EntryView.tsx';
import type en from './messages/en.json';
import type { Saved } from './SentEntry.tsx';
import { useFoundEntry } from './useFoundEntry.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly ground: MapGround;
  readonly upload: Upload | undefined;
  readonly onSaved: (saved: Saved) => void;
}

/** The form of a new entry or of one that is there, the entry alone, or why there is neither. */
export function Enlisting(props: Props) {
  const t = useMessages<typeof en>();
  const { found, failed } = useFoundEntry();
  if (failed)
    return <PartnerTrouble error={failed.error} text={t('failed')} onRetry={() => void failed.refetch()} />;
  if (!found)
    return (
      <Skeleton>
        <SkeletonBox shape="title" />
        <SkeletonBox shape="text" lines={6} />
        <SkeletonBox shape="button" />
      </Skeleton>
    );
  switch (found.may) {
    case 'new':
      return <EntryForm {...props} />;
    case 'edit':
      return <EntryForm key={found.entry.companyId} {...props} entry={found.entry} />;
    case 'read':
      return <EntryView config={props.config} entry={found.entry} />;
    default:
      return <p>{t(found.may)}</p>;
  }
}
