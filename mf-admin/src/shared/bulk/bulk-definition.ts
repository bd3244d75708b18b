import type { Endpoint, HeldChoice, HoldResults } from '@platform/contracts';
import type { PreparedReason } from '../../content/reasons.ts';

/** A case that can be decided with others: what it is called in the list, and its dollars if it is about money. */
export type BulkCase = { readonly name: string; readonly amount: number | undefined };

/** Sends one decision about several cases. */
export type HoldMany = (cases: {
  readonly ids: string[];
  readonly decision: HeldChoice;
  readonly reason?: string;
}) => Promise<HoldResults>;

/** What a list needs so that several of its cases can be decided at once. */
export type BulkDefinition = {
  /** Its roles may decide. */
  readonly endpoint: Endpoint;
  /** A hook, called on every render of the dialog. */
  readonly useHoldMany: () => HoldMany;
  readonly prepared: readonly PreparedReason[];
  /** What an approval does, in one sentence. */
  readonly approval: string;
  /** What a rejection does, in one sentence. */
  readonly rejection: string;
  /** Set if a decision needs the confirmation that the documents were not viewed. */
  readonly needsWaiver?: true;
};
