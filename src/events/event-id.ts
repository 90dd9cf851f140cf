/** Whether a text is an event's id as addresses may hold it (contract, section 4). */
export const isEventId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
