// The envelope of a page of results, with links built from the product's own address.

type PageOfItems<Item> = {
  readonly items: readonly Item[];
  readonly page: number;
  readonly perPage: number;
  readonly hasMore: boolean;
  /** Address of the list, without `page`. */
  readonly address: string;
};

export function pageOf<Item>({ items, page, perPage, hasMore, address }: PageOfItems<Item>) {
  const link = (number: number) => {
    const url = new URL(address);
    url.searchParams.set('page', String(number));
    return url.href;
  };
  const from = (page - 1) * perPage + 1;
  const isEmpty = items.length === 0;
  return {
    data: [...items],
    links: {
      first: link(1),
      last: null,
      prev: page > 1 ? link(page - 1) : null,
      next: hasMore ? link(page + 1) : null,
    },
    meta: {
      current_page: page,
      from: isEmpty ? null : from,
      to: isEmpty ? null : from + items.length - 1,
      path: address,
      per_page: perPage,
    },
  };
}
