import { useEngine } from '#src/forms/engine.ts';
import { useFormValue } from '#src/forms/useFormValue.ts';
import type { Values } from '#src/forms/values.ts';
import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import type { Cta } from '#src/schema/common.schema.ts';
import arrowLink from '#src/section/arrow-link.module.css';
import { CtaLink } from '#src/sign-in/CtaLink.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './contact-form.module.css';
import type en from './messages/en.json';

interface Props {
  readonly topics: readonly { readonly key: string; readonly faqLinks: readonly Cta[] }[];
  /** Key of the field that tells the topic. */
  readonly fieldKey: string;
}

/** Pages that answer most questions on the topic that was chosen. */
export function TopicAnswers({ topics, fieldKey }: Props) {
  const { form } = useEngine();
  const chosen = useFormValue(form, (values: Values) => values[fieldKey], undefined);
  return <Answers links={topics.find(({ key }) => key === chosen)?.faqLinks ?? []} />;
}

/** Pages that answer most questions on a topic; nothing without any. */
export function Answers({ links }: { readonly links: readonly Cta[] }) {
  const t = useMessages<typeof en>();
  const shown = links.filter(({ ctaLabel }) => ctaLabel);
  if (shown.length === 0) return null;
  return (
    <div className={styles['answers']}>
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
