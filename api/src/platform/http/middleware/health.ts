import { Router } from 'express';
import type { Database } from '../../db/database.ts';

/**
 * Serves `/healthz` (the process is up) and `/readyz` (the database responds too). The status `degraded` means that
 * reads work and writes do not: a proxy that took the process out of service would end the reads as well. A process
 * that stops is up, but not ready.
 */
export function healthRoutes(database: Database, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    if (isStopping()) {
      response.status(503).json({ status: 'stopping' });
      return;
    }
    await database.ping();
    response.json({ status: (await database.writeHealth.check()) ? 'ok' : 'degraded' });
  });
  return router;
}
