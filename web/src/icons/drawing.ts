/** An icon in a field of 24 by 24: outlines that are filled by the even-odd rule, and lines. Both have the text's colour. */
export interface Drawing {
  readonly label: string;
  readonly fill?: string;
  readonly line?: string;
  /** How thick the lines are; 2 where nothing is said. */
  readonly weight?: number;
}
