/** Types for the part of autocannon that the benchmarks use; the package has none. */
declare module 'autocannon' {
  type Request = { method: string; path: string; headers: Record<string, string>; body: string | undefined };
  type Options = {
    url: string;
    connections: number;
    /** Duration in seconds; ignored if `amount` is set. */
    duration?: number;
    /** Total number of requests. */
    amount?: number;
    /** Sampling interval in milliseconds. */
    sampleInt?: number;
    requests: { setupRequest(request: Request): Request }[];
  };
  type Result = {
    requests: { total: number };
    /** Elapsed time in seconds. */
    duration: number;
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
