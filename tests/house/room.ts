/** A room of the Worker: a folder, or a single file at its top. */
export interface Room {
  /** Path below `worker/`. */
  readonly room: string;
  /** Files that other rooms may import, without their ending; `all` where the room has no internal files. */
  readonly public: 'all' | readonly string[];
}
