/** Whether a text is a company's id as addresses may hold it (contract, section 4). */
export const isCompanyId = (text: string): boolean => /^[A-Za-z0-9-]{1,64}$/.test(text);
