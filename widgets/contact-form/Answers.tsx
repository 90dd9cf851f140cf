import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import type { Cta } from '#src/schema/common.schema.ts';
import arrowLink from '#src/section/arrow-link.module.css';
import { CtaLink } from '#src/sign-in/CtaLink.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './contact-form.module.css';
import type en from './messages/en.json';

interface Props {
  readonly links: readonly Cta[];
  /** They stand above the form, not below the choice of a topic. */
  readonly isAbove?: boolean;
}

/** Pages that answer most questions on a topic; nothing without any. */
export function Answers({ links, isAbove }: Props) {
  const t = useMessages<typeof en>();
  const shown = links.filter(({ ctaLabel }) => ctaLabel);
  if (shown.length === 0) return null;
  return (
    <div className={styles['answers']} data-above={isAbove}>
      <p className={styles['answersTitle']}>{t('answers')}</p>
      <ul>
        {shown.map((cta) => (
          <li key={`${cta.ctaLabel} ${cta.ctaLink}`}>
            <CtaLink cta={cta} className={arrowLink['link']}>
              <Icon glyph={arrow} size={20} />
            </CtaLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
