import { hrefWithId } from '#src/page/id-href.ts';

/** The address of a company's page: `{id}` is replaced, else a query names it (`companyId`). */
export const profileHref = (path: string, companyId: string): string =>
  hrefWithId(path, 'companyId', companyId);
