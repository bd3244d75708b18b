import type { Operator } from '@platform/contracts';
import { useSelector } from 'react-redux';
import type { PlatformState } from './store.ts';

/** Returns who operates the platform, as the operator's settings say. */
export const useOperator = (): Operator => useSelector((state: PlatformState) => state.operator);

/** Returns the public origin of the site, for links that leave it: `https://www.example.org`. */
export const useOrigin = (): string => useSelector((state: PlatformState) => state.origin);
