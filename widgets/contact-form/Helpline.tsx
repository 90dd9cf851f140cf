import { phone } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Phone } from '#src/ui/Phone.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './contact-form.module.css';
import type en from './messages/en.json';

interface Props {
  readonly number: string;
  /** When and in which languages it is answered. */
  readonly text: string;
}

/** The number to call, beside the form. */
export function Helpline({ number, text }: Props) {
  const t = useMessages<typeof en>();
  return (
    <div className={styles['helpline']}>
      <Icon glyph={phone} size={24} />
      <div>
        <p className={styles['helplineTitle']}>{t('helpline')}</p>
        <Phone className={styles['number']} number={number} event="cta_click" />
        {text && <p className={styles['quiet']}>{text}</p>}
      </div>
    </div>
  );
}
