import { lazyComponent } from '#src/ui/lazy-component.ts';
import { CardButton } from './CardButton.tsx';
import styles from './hero-banner.module.css';
import { reportOf } from './report.ts';
import type { Card, Config } from './widget.ts';

/** Until it is known who the visitor is the place of a link to sign up is kept: nothing moves when it comes. */
const KeptPlace = () => <span className={styles['kept']} />;

/** Only a banner that offers to sign up asks who the visitor is. */
const LazySignUpLink = lazyComponent(async () => (await import('./SignUpLink.tsx')).SignUpLink, KeptPlace);

interface Props {
  readonly config: Config;
  readonly card: Card;
  readonly index: number;
}

/** What a card asks its visitor to do. */
export function SlideLink({ config, card, index }: Props) {
  const { link } = card;
  if (!link?.copy) return null;
  const look = config.ctaBtnVariant === 'solid' ? 'primary' : 'stroke';
  const event = { ...reportOf(card, index), event: 'cta_click', clickText: link.copy } as const;
  return (
    <div className={styles['actions']}>
      {link.isSignupLink ? (
        <LazySignUpLink label={link.copy} look={look} event={event} />
      ) : (
        <CardButton
          href={link.url}
          opensNewWindow={link.targetInNewWindow}
          label={link.copy}
          look={look}
          event={event}
        />
      )}
    </div>
  );
}
