import type { ComponentType } from 'react';

export type VerificationContent = ComponentType<{ close(): void }>;

/** What the e-mail verification modal shows; until there is something to show, the modal stays away. */
export const VERIFICATION_CONTENT: VerificationContent | null = null;
