/** Id of an option of a list. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
