import { useEffect, useRef, useState } from 'react';
import { Icon } from '#src/icon/Icon.tsx';
import { share as shareGlyph } from '#src/icon/glyphs.ts';
import { canShare, share } from '#src/outputs/share.ts';
import { Link } from '#src/ui/Link.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import { glyphs, networkLink, usualNetworks } from './networks.ts';
import { Pill } from './Pill.tsx';
import styles from './share-bar.module.css';
import type { SharedPage } from './useShared.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Pick<Config, 'networks' | 'showNative'>;
  readonly shared: SharedPage;
}

/** The device's own sharing on a touch screen that has it, else a link for each network; so too where the device fails. */
export function Networks({ config: { networks, showNative }, shared }: Props) {
  const { language } = usePage();
  const t = useMessages<typeof en>();
  const track = useTrack();
  const isTouched = useMediaQuery('(pointer: coarse)');
  const isHydrated = useHydrated();
  const [hasFailed, setFailed] = useState(false);
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (hasFailed) first.current?.querySelector('a')?.focus();
  }, [hasFailed]);

  const shareNatively = async () => {
    const { address, title } = shared.read();
    const outcome = await share({ title, url: address });
    if (outcome === 'shared') track({ event: 'share', clickText: t('share'), link: address });
    if (outcome === 'failed') setFailed(true);
  };
  if (showNative && isHydrated && isTouched && canShare() && !hasFailed) {
    return (
      <li>
        <Pill glyph={shareGlyph} onClick={() => void shareNatively()}>
          {t('share')}
        </Pill>
      </li>
    );
  }
  const shown = networks.length > 0 ? [...new Set(networks)] : usualNetworks[language];
  return shown.map((network, index) => (
    <li key={network} ref={index === 0 ? first : undefined}>
      <Link
        className={styles['pill']}
        href={shared.address ? networkLink(network, shared) : undefined}
        opensNewWindow={network !== 'email'}
        event={{ event: 'share', clickText: t(network) }}
      >
        <Icon glyph={glyphs[network]} size={20} />
        <span>{t(network)}</span>
      </Link>
    </li>
  ));
}
