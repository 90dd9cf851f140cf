import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Phone } from '#src/ui/Phone.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './contact-form.module.css';
import type en from './messages/en.json';

/** Comes after the form: of the glyphs of its chunk the form needs this one alone. */
const LazyIcon = lazyComponent(async () => (await import('#src/remote-icon/AuthorsIcon.tsx')).AuthorsIcon);

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
      <span className={styles['icon']}>
        <LazyIcon name="phone" />
      </span>
      <div>
        <p className={styles['helplineTitle']}>{t('helpline')}</p>
        <Phone className={styles['number']} number={number} event="cta_click" />
        {text && <p className={styles['quiet']}>{text}</p>}
      </div>
    </div>
  );
}
