type Connection = { readonly address: string; readonly connectionId: number | '<monitor>' };

/** Returns the name of a connection of the driver's pool. Ids alone repeat: those of each server begin with 1. */
export const connectionName = ({ address, connectionId }: Connection): string => `${address} ${connectionId}`;
