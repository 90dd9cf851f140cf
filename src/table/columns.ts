/** A column as it is drawn. */
export interface DrawnColumn {
  readonly key: string;
  readonly label: string;
  readonly sortable: boolean;
  readonly align: 'start' | 'center' | 'end';
}
