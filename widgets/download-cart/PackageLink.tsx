import type { EventValues } from '#src/analytics/events.ts';
import { download } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import button from '#src/ui/button.module.css';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';

interface Props {
  /** One that may be followed. */
  readonly address: string;
  /** Of the package, as the visitor typed it. */
  readonly name: string;
  /** What the event says of it: number of files, bytes. */
  readonly facts?: EventValues;
  readonly look?: 'primary' | 'stroke';
}

/** Fetches a package. The name is the visitor's own text, and the address may hold it: neither is reported. */
export function PackageLink({ address, name, facts, look = 'primary' }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  return (
    <a
      className={[button['button'], button[look], button['small']].join(' ')}
      href={address}
      download=""
      onClick={() => track({ event: 'download', clickText: 'package', ...(facts && { dataLayer: facts }) })}
    >
      <span>{t('download')}</span>
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      <Icon glyph={download} size={16} />
    </a>
  );
}
