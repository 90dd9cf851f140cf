import { useId, useRef, useState } from 'react';
import type { AssetDetails } from '#src/assets/asset.schema.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { HeadingLevelContext, levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import choice from '#src/ui/choice.module.css';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-details.module.css';
import { LicenceText } from './LicenceText.tsx';
import type en from './messages/en.json';
import { OrderStatus } from './OrderStatus.tsx';
import { RenditionList } from './RenditionList.tsx';
import type { Order } from './useOrder.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly asset: AssetDetails;
  readonly isKept: boolean;
  readonly order: Order;
}

/** The licence in the page, and the sizes below it: a check box accepts it for all of them. */
export function InlineLicence({ config, asset, isKept, order }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const box = useRef<HTMLInputElement>(null);
  const error = useId();
  const { name, version } = asset.licence;
  /** The licence that was accepted; another version of it is not. */
  const [accepted, accept] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [rendition, choose] = useState('');
  const identity = `${version} ${name}`;
  const isAccepted = accepted === identity;
  const isFault = isAsked && !isAccepted;

  const download = (wanted: string) => {
    setAsked(true);
    choose(wanted);
    if (isAccepted) order.start(wanted);
    else box.current?.focus();
  };
  return (
    <>
      <HeadingLevelContext value={levelBelow(level)}>
        <div className={styles['terms']}>
          <Heading level={levelBelow(level)} look="h4">
            <bdi>{name || t('licence')}</bdi>
          </Heading>
          <LicenceText asset={asset} />
        </div>
      </HeadingLevelContext>
      {!isKept && (
        <>
          <label className={choice['choice']}>
            <input
              ref={box}
              form=""
              type="checkbox"
              checked={isAccepted}
              aria-invalid={isFault || undefined}
              aria-describedby={isFault ? error : undefined}
              onChange={({ target }) => accept(target.checked ? identity : undefined)}
            />
            <span>{t('acceptBox', { name: name || t('licence') })}</span>
          </label>
          {isFault && (
            <p id={error} className={styles['fault']}>
              {t('acceptFirst')}
            </p>
          )}
          <RenditionList config={config} asset={asset} onDownload={download} />
        </>
      )}
      {order.state && (
        <OrderStatus
          key={order.state.step}
          state={order.state}
          title={asset.title}
          onAgain={() => order.start(rendition)}
        />
      )}
    </>
  );
}
