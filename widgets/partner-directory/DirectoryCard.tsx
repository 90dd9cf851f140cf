import type { CardPlace } from '#src/catalogue/filters/CatalogueSection.tsx';
import { heart, heartFilled } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { hrefWithId } from '#src/page/id-href.ts';
import { PartnerCard } from '#src/partners/PartnerCard.tsx';
import type { SavedPartners } from '#src/partners/useSavedPartners.ts';
import { Link } from '#src/ui/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { ListedPartner } from './partner-item.ts';
import styles from './partner-directory.module.css';

interface Props {
  readonly partner: ListedPartner;
  readonly href: string | undefined;
  readonly place: Pick<CardPlace, 'level' | 'position' | 'onMap'>;
  /** Whether the visitor is answered contacts: without it none is drawn, whatever an answer holds. */
  readonly hasContacts: boolean;
  /** Whether the company is the visitor's own. */
  readonly isOwn: boolean;
  /** Where the entry is changed; undefined for whoever may not. */
  readonly editPath: string | undefined;
  /** Undefined where nothing can be saved. */
  readonly saved: SavedPartners | undefined;
}

/** States that an entry says in words; one that is published says nothing. */
const states = ['draft', 'submitted', 'unpublished'] as const;

/** A company of the directory: its card, whether it is the visitor's own, what can be done with it. */
export function DirectoryCard({ partner, href, place, hasContacts, isOwn, editPath, saved }: Props) {
  const t = useMessages<typeof en>();
  const { companyId, companyName } = partner;
  const state = states.find((known) => known === partner.status);
  const isSaved = saved?.isSaved(companyId) ?? false;
  const { level, position, onMap } = place;
  /** Beside a map an entry says who it is, and its card on the map how it is reached. */
  const shown = onMap ? { ...partner, description: '', products: [] } : partner;
  return (
    <div className={styles['company']} data-own={isOwn || undefined} data-map={onMap}>
      {(isOwn || state) && (
        <p className={styles['marks']}>
          {isOwn && <span>{t('own')}</span>}
          {state && <span data-state={state}>{t(state)}</span>}
        </p>
      )}
      <PartnerCard
        partner={shown}
        href={href}
        level={level}
        position={position}
        showContacts={hasContacts && onMap !== 'entry'}
        foot={
          onMap !== 'entry' &&
          (saved || editPath) && (
            <div className={styles['actions']}>
              {saved && (
                <button
                  form=""
                  type="button"
                  className={styles['save']}
                  aria-pressed={isSaved}
                  onClick={() => saved.save(companyId, !isSaved)}
                >
                  <Icon glyph={isSaved ? heartFilled : heart} size={20} />
                  <span aria-hidden="true">{t('save')}</span>
                  <VisuallyHidden>{t('saveCompany', { name: companyName })}</VisuallyHidden>
                </button>
              )}
              {editPath && (
                <Link
                  className={styles['edit']}
                  href={hrefWithId(editPath, 'companyId', companyId)}
                  event={{ event: 'cta_click', clickText: t('edit') }}
                >
                  <span aria-hidden="true">{t('edit')}</span>
                  <VisuallyHidden>{t('editCompany', { name: companyName })}</VisuallyHidden>
                </Link>
              )}
            </div>
          )
        }
      />
    </div>
  );
}
