import type { Cta } from '#src/schema/common.schema.ts';
import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { CtaLink } from '#src/sign-in/CtaLink.tsx';
import arrowLink from './arrow-link.module.css';
import styles from './section-cta.module.css';

/** Beside the head of a section: leads to all there is of what the section shows some of. */
export const SectionCta = ({ cta }: { readonly cta: Cta }) => (
  <CtaLink className={`${arrowLink['link']} ${styles['beside']}`} cta={cta}>
    <Icon glyph={arrow} size={20} />
  </CtaLink>
);
