import type { ComponentProps } from 'react';
import { CtaLink } from '#src/ui/CtaLink.tsx';
import { Authwall } from './Authwall.tsx';

/**
 * A call to action whose author may ask for a signed-in visitor (`requiresLogin`). Nobody is asked who the visitor is
 * for one that does not.
 */
export function AuthwalledCta(props: Omit<ComponentProps<typeof CtaLink>, 'wall'>) {
  const { ctaLabel, ctaLink, requiresLogin } = props.cta;
  return (
    <Authwall target={requiresLogin && ctaLabel ? ctaLink : undefined}>
      {(wall) => <CtaLink {...props} wall={wall} />}
    </Authwall>
  );
}
