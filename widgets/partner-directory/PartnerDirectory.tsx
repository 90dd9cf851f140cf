import type { ReactNode } from 'react';
import { CatalogueSection } from '#src/catalogue/filters/CatalogueSection.tsx';
import { PortalGate } from '#src/portal/PortalGate.tsx';
import { useSavedPartners } from '#src/partners/useSavedPartners.ts';
import { NameSearch } from '#src/search/NameSearch.tsx';
import { SignInPrompt } from '#src/sign-in/SignInPrompt.tsx';
import { Button } from '#src/ui/Button.tsx';
import { levelBelow } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { DirectoryCard } from './DirectoryCard.tsx';
import { KeepContacts } from './KeepContacts.tsx';
import { Letters } from './Letters.tsx';
import type en from './messages/en.json';
import { namesQuery } from './names-query.ts';
import { partnerOf } from './partner-item.ts';
import styles from './partner-directory.module.css';
import { Saved, SavedButton, useSavedPanel } from './Saved.tsx';
import { useDirectory } from './useDirectory.ts';
import type widget from './widget.ts';

const trade = { mode: 'B2B' } as const;

/** Ms after the last key until names are asked for (contract, section 4). */
const debounce = 250;

/** Roles that are offered the page of entries where the author names none. */
const enlisters = ['PARTNER_ADMIN'];

/** The companies of the trade: search, filters, letters, cards or a map, saved ones, and contacts as a file. */
export function PartnerDirectory({ config }: WidgetProps<typeof widget>) {
  const { enlistPath, headingLevel, profilePath, publicMode, title } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const isAuthor = usePage().cmsMode === 'author';
  const { site, visitor, isOpen } = useDirectory(config);
  const { user, role, can } = visitor;
  const { catalogue } = site;
  const saved = useSavedPartners();
  const panel = useSavedPanel();
  const isSignedIn = user !== null;
  const enlistRoles = config.enlistRoles.length > 0 ? config.enlistRoles : enlisters;
  const mayEnlist = enlistRoles.some((one) => can(one));
  const mayEditAll = role === 'STA_ADMIN';
  const own = user?.company?.companyId ?? '';
  const editPathOf = (companyId: string) =>
    (mayEnlist && companyId === own) || mayEditAll ? enlistPath : undefined;
  const partners = isSignedIn ? catalogue.items.map(partnerOf) : [];

  const around = (content: ReactNode) => {
    const directory = (
      <div className={styles['directory']}>
        <NameSearch
          label={t('search')}
          namesLabel={t('suggestions')}
          action={t('find')}
          queryOf={namesQuery}
          debounce={debounce}
          term={catalogue.term}
          onSearch={(term) => {
            track({ event: 'search_submit', clickText: term });
            if (!isAuthor) catalogue.change({ term });
          }}
        />
        {(isOpen || isAuthor) && content}
      </div>
    );
    return publicMode ? (
      directory
    ) : (
      <PortalGate audience={trade} signInText={t('signIn')}>
        {directory}
      </PortalGate>
    );
  };

  return (
    <CatalogueSection
      config={{ ...config, placeholderImage: undefined }}
      site={site}
      around={around}
      ground={config}
      facetAbove="letter"
      action={
        enlistPath &&
        mayEnlist && (
          <Button
            look="stroke"
            size="small"
            href={enlistPath}
            event={{ event: 'cta_click', clickText: t('enlist') }}
          >
            {t('enlist')}
          </Button>
        )
      }
      tools={
        isSignedIn && (
          <div className={styles['tools']}>
            <SavedButton panel={panel} count={saved.ids.length} />
            {role !== 'DEFAULT' && partners.length > 0 && (
              <KeepContacts partners={partners} name={title || t('directory')} />
            )}
          </div>
        )
      }
      above={
        <div className={styles['above']}>
          {publicMode && !visitor.isPending && !isSignedIn && !isAuthor && (
            <SignInPrompt text={t('signInForContacts')} />
          )}
          {(isSignedIn || isAuthor) && (
            <Letters
              catalogue={catalogue}
              onChange={(filters, label) => {
                track({ event: 'filter_change', clickText: label });
                if (!isAuthor) catalogue.change({ filters });
              }}
            />
          )}
          {isSignedIn && (
            <Saved
              panel={panel}
              saved={saved}
              profilePath={profilePath}
              level={title ? levelBelow(headingLevel) : headingLevel}
            />
          )}
        </div>
      }
      renderItem={(item, place) => {
        const partner = partnerOf(item);
        return (
          <DirectoryCard
            partner={partner}
            href={item.url}
            place={place}
            hasContacts={isSignedIn}
            isOwn={partner.companyId === own}
            editPath={editPathOf(partner.companyId)}
            saved={isSignedIn ? saved : undefined}
          />
        );
      }}
    />
  );
}
