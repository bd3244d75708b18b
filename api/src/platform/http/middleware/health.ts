import { Router } from 'express';
import type { Database } from '../../db/database.ts';

/** Serves `/healthz` (the process is up) and `/readyz` (the database responds too). */
export function healthRoutes(database: Database): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    await database.ping();
    response.json({ status: 'ok' });
  });
  return router;
}
