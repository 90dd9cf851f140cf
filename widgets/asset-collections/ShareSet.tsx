import { useLayoutEffect, useRef, useState } from 'react';
import { assetErrorText } from '#src/assets/asset-error.ts';
import type { Collection } from '#src/assets/asset.schema.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { share } from '#src/icon/glyphs.ts';
import { CopyButton } from '#src/outputs/CopyButton.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './asset-collections.module.css';
import type en from './messages/en.json';

interface Props {
  readonly set: Collection;
  /** Lets others read it. @throws ApiError */
  readonly onShare: () => Promise<string | undefined>;
}

/** Lets others read a set: the button that makes the link, then the link to copy. */
export function ShareSet({ set: { url }, onShare }: Props) {
  const t = useMessages<typeof en>();
  const words = useAssetMessages();
  const track = useTrack();
  const [failure, setFailure] = useState<string>();
  const isNew = useRef(false);
  const help = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    // Its button has gone with the focus.
    if (url && isNew.current) help.current?.focus();
    isNew.current = false;
  }, [url]);

  const make = async () => {
    setFailure(undefined);
    isNew.current = true;
    try {
      const address = await onShare();
      if (address === undefined) setFailure(words('failed'));
      else track({ event: 'share', clickText: t('share') });
    } catch (reason) {
      setFailure(assetErrorText(words, reason));
    }
  };
  if (!url)
    return (
      <>
        <Button look="stroke" size="small" icon={share} onClick={() => void make()}>
          {t('share')}
        </Button>
        {failure && (
          <p role="alert" className={styles['said']}>
            {failure}
          </p>
        )}
      </>
    );
  return (
    <div className={styles['link']}>
      <p ref={help} tabIndex={-1}>
        {t('shareHelp')}
      </p>
      <div className={styles['line']}>
        <p className={styles['address']}>
          <bdi dir="ltr">{url}</bdi>
        </p>
        <CopyButton text={url} label={t('link')} />
      </div>
    </div>
  );
}
