/** A request that the model double got: `key` is its `Authorization`, `body` JSON. */
export interface AskedOfModel {
  readonly path: string;
  readonly key: string | null;
  readonly body: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Base address of the model double. A GET answers the requests with its `Authorization` since the last GET. */
    modelServer: string;
  }
}
