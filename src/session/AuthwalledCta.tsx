import type { ComponentProps } from 'react';
import buttonStyles from '#src/ui/button.module.css';
import { CtaLink } from '#src/ui/CtaLink.tsx';
import { SignInLink } from './SignInLink.tsx';
import { useAuthwalled } from './useAuthwalled.ts';

type Props = ComponentProps<typeof CtaLink>;

/**
 * A call to action whose author may ask for a signed-in visitor (`requiresLogin`). Nobody is asked who the visitor is
 * for one that does not.
 */
export function AuthwalledCta(props: Props) {
  const { ctaLabel, ctaLink, requiresLogin } = props.cta;
  return requiresLogin && ctaLabel && ctaLink ? <WalledCta {...props} /> : <CtaLink {...props} />;
}

function WalledCta(props: Props) {
  const { cta, config, look, size = 'regular' } = props;
  const wall = useAuthwalled(cta.ctaLink);
  if (wall.kind === 'open') return <CtaLink {...props} />;
  const { ctaLabel, ctaLink, ctaBtnVariant, targetInNewWindow, ctaData } = cta;
  const shown = look ?? (ctaBtnVariant === 'solid' ? 'primary' : 'stroke');
  return (
    <SignInLink
      className={[buttonStyles['button'], buttonStyles[shown], buttonStyles[size]].join(' ')}
      href={ctaLink}
      opensNewWindow={targetInNewWindow}
      event={{
        event: 'cta_click',
        clickText: ctaLabel,
        ctaData: { ...config.ctaData, ...ctaData },
        dataLayer: config.dataLayer,
      }}
    >
      <span>{ctaLabel}</span>
    </SignInLink>
  );
}
