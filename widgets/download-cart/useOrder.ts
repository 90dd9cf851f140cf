import { ApiError } from '#src/api/errors.ts';
import type { orderPackage } from '#src/assets/asset-endpoints.ts';
import type { PackageAnswer } from '#src/assets/asset.schema.ts';
import { toKept } from '#src/assets/kept-package.ts';
import { sendOrder } from '#src/assets/send-order.ts';
import type { OrderedPackage } from '#src/assets/usePackage.ts';
import type { Send } from '#src/forms/send.ts';
import { tryRead } from '#src/schema/read.ts';
import { useApi } from '#src/session/useApi.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { refusedPackage } from './package.schema.ts';
import { licencesOf, refusalOf, rowsOf, type Licence, type Row } from './rows.ts';
import type { CheckedCart } from './useCheckedCart.ts';
import type { Config } from './widget.ts';

/** A package that was ordered on this page. */
export interface Order extends OrderedPackage {
  /** Its files. */
  readonly ids: readonly string[];
}

/** A package that the service has taken, before the browser keeps it. */
export type NewOrder = Omit<Order, 'isKept'>;

interface Ordered {
  readonly config: Config;
  readonly checked: CheckedCart;
  /** Files by packages. */
  readonly parts: readonly (readonly Row[])[];
  readonly onOrder: (order: NewOrder) => void;
}

const titleOf = ({ name, version }: Pick<Licence, 'name' | 'version'>) => `${name} ${version}`;

/** Name of the field that accepts a licence: another version is another field. */
export const licenceField = (licence: Licence): string => `licence ${titleOf(licence)}`;

/** Error that stands for a cart that has changed while its package was ordered. */
const changed = () => new ApiError('Changed', { status: 409, url: '', error: 'changed' });

/**
 * Orders a package (H2) for the answers of the form. Before, the library is asked again for files that were not asked for within
 * the last minute: nothing is ordered where the visitor has not seen what has changed.
 */
export function useOrder({ config, checked: cart, parts, onOrder }: Ordered): Send {
  const api = useApi();
  const { page } = api;
  const track = useTrack();

  return async (answers, { signal }) => {
    const part = parts[Number(answers['part'] ?? 1) - 1] ?? [];
    const now = new Date();
    const checked = await cart.recheck();
    signal?.throwIfAborted();
    const items = part.map(({ item }) => item);
    const fresh = rowsOf(items, checked, config.renditions);
    const licences = licencesOf(fresh, config.licenceHtml);
    const isSame =
      items.every((item) => !refusalOf(item, checked.get(item.id), now, page.site.timeZone)) &&
      licences.every((licence) => answers[licenceField(licence)] === true);
    if (!isSame) throw changed();

    const typed = typeof answers['filename'] === 'string' ? answers['filename'] : '';
    const filename = parts.length > 1 ? `${typed} ${parts.indexOf(part) + 1}` : typed;
    const { purpose } = answers;
    track({ event: 'form_step', dataLayer: { step: 2 } });
    const answer = await order({
      items: fresh.map(({ item, chosen }) => ({
        assetId: item.id,
        rendition: chosen?.name ?? (item.rendition || 'original'),
      })),
      filename,
      ...(typeof purpose === 'string' && { purpose }),
      acceptedLicences: licences.map(({ name, version }) => ({ name, version })),
    });
    const kept = toKept(page, { filename, at: now.toISOString(), jobId: answer.jobId }, answer);
    onOrder({ kept, ids: items.map(({ id }) => id), answer });
    return {};

    async function order(body: Parameters<typeof orderPackage>[0]): Promise<PackageAnswer> {
      try {
        return await sendOrder(api, body, signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 403)
          cart.refuse(tryRead(refusedPackage, error.body)?.assetIds ?? []);
        throw error;
      }
    }
  };
}
