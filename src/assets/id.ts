/** Whether a text can be the id of an asset or a set; another one is told as not found without a call (contract, section 4). */
export const isAssetId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);
