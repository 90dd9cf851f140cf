import type { OwnAddress } from '#src/api/own-address.ts';
import type { User } from '#src/api/user.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { MountElement } from '#src/widget/MountElement.tsx';
import { AccountLanguage } from './AccountLanguage.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { PasswordMail } from './PasswordMail.tsx';
import { Privacy } from './Privacy.tsx';
import type { SectionName } from './widget.ts';

interface Props {
  readonly name: SectionName;
  /** Null for an anonymous visitor, and on an author's page. */
  readonly user: User | null;
  /** Tells visitors apart; empty for an anonymous one. */
  readonly visitor: string;
  readonly domain: string | undefined;
  readonly deleteCall: OwnAddress['call'];
  readonly exportCall: OwnAddress['call'];
  readonly privacyLink: string | undefined;
}

/** Stands for a visitor's own address on an author's page. */
const sample = 'name@example.org';

/** What stands in a section below its heading. Whole widgets are mounted once they are in view. */
export function SectionContent({ name, user, visitor, domain, deleteCall, exportCall, privacyLink }: Props) {
  const headingLevel = useHeadingLevel();
  const config = { headingLevel: Math.min(4, headingLevel) };
  switch (name) {
    case 'profile':
      return <MountElement name="user-profile" config={config} load="visible" />;
    case 'subscriptions':
      return <MountElement name="subscription-centre" config={config} load="visible" />;
    case 'password':
      return domain ? <PasswordMail email={user ? user.email : sample} domain={domain} /> : null;
    case 'language':
      return <AccountLanguage />;
    case 'privacy':
      return <Privacy privacyLink={privacyLink} exportCall={exportCall} visitor={visitor} />;
    default:
      return deleteCall ? <DeleteAccount call={deleteCall} /> : null;
  }
}
