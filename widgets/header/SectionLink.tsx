import type { ReactNode } from 'react';
import { SignInLink } from '#src/sign-in/SignInLink.tsx';
import { Link, type LinkMarks } from '#src/ui/Link.tsx';
import type { Config, Section } from './config.ts';

interface Props {
  readonly section: Section;
  readonly config: Pick<Config, 'dataLayer'>;
  readonly className?: string | undefined;
  readonly marks?: LinkMarks | undefined;
  /** Stands behind the name. */
  readonly children?: ReactNode;
}

/** A section of a menu item; one that needs it leads anonymous visitors past the login service. */
export function SectionLink({ section, config, className, marks, children }: Props) {
  const { sectionName, href, targetInNewWindow, requiresLogin } = section;
  const Kind = requiresLogin ? SignInLink : Link;
  return (
    <Kind
      className={className}
      href={href}
      opensNewWindow={targetInNewWindow}
      event={{ event: 'nav_click', clickText: sectionName, dataLayer: config.dataLayer }}
      marks={marks}
    >
      <span>{sectionName}</span>
      {children}
    </Kind>
  );
}
