import type { ReactNode } from 'react';
import { SignInLink } from '#src/sign-in/SignInLink.tsx';
import type { LinkMarks } from '#src/ui/Link.tsx';
import type { Section } from './widget.ts';

interface Props {
  readonly section: Section;
  readonly className?: string | undefined;
  readonly marks?: LinkMarks | undefined;
  /** Stands behind the name. */
  readonly children?: ReactNode;
}

/** A section of a menu item; one that needs it leads anonymous visitors past the login service. */
export function SectionLink({ section, className, marks, children }: Props) {
  const { sectionName, href, targetInNewWindow, requiresLogin } = section;
  return (
    <SignInLink
      className={className}
      href={href}
      opensNewWindow={targetInNewWindow}
      requiresLogin={requiresLogin}
      event={{ event: 'nav_click', clickText: sectionName }}
      marks={marks}
    >
      <span>{sectionName}</span>
      {children}
    </SignInLink>
  );
}
