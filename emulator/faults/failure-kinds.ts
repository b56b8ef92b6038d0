import { apiFailures } from './api-failures';
import type { KindsOfFailure } from './kind-of-failure';
import { outsideFailures } from './outside-failures';

/** Every kind of failure. */
export const failureKinds: KindsOfFailure = { ...apiFailures, ...outsideFailures };
