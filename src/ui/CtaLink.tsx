import type { BaseConfig, Cta } from '#src/schema/common.schema.ts';
import { Button } from './Button.tsx';
import styles from './cta-link.module.css';
import type { LinkAccess } from './Link.tsx';

interface Props {
  readonly cta: Cta;
  /** The widget's own: what its author says about analytics holds where the call to action does not say otherwise. */
  readonly config: Pick<BaseConfig, 'ctaData' | 'dataLayer'>;
  /** How it looks, where the author's choice must give way: a widget has one primary action. */
  readonly look?: 'primary' | 'stroke';
  readonly size?: 'regular' | 'small';
  readonly access?: LinkAccess | undefined;
}

/** A call to action. Without an address that may be linked its label stays as text; without a label there is nothing. */
export function CtaLink({ cta, config, look, size = 'regular', access }: Props) {
  const { ctaLabel, ctaLink, ctaBtnVariant, targetInNewWindow, ctaData } = cta;
  if (!ctaLabel) return null;
  if (!ctaLink) return <span className={styles['text']}>{ctaLabel}</span>;
  return (
    <Button
      href={ctaLink}
      opensNewWindow={targetInNewWindow}
      look={look ?? (ctaBtnVariant === 'solid' ? 'primary' : 'stroke')}
      size={size}
      access={access}
      event={{
        event: 'cta_click',
        clickText: ctaLabel,
        ctaData: { ...config.ctaData, ...ctaData },
        dataLayer: config.dataLayer,
      }}
    >
      {ctaLabel}
    </Button>
  );
}
