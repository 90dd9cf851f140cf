import { registrationEvent, type RegistrationEvent } from '#src/events/registration-event.schema.ts';
import { readValue } from '#src/schema/read.ts';

/** What an author sees in an event's place: none is asked for. */
export const sampleEvent = (title: string): RegistrationEvent =>
  readValue(registrationEvent, { id: 'sample', title });
