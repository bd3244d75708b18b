export { connectEngine, type EngineConnection } from './connect-engine.ts';
