// State of the interface that several parts follow (specification, section 3).
import { makeStore, type Store, useStore } from './store.ts';

type Dropdown = { readonly id: string; readonly items: readonly string[] };

export type UiState = {
  readonly mobileMenuOpen: boolean;
  /** Narrower than 640 px. */
  readonly mobileScreen: boolean;
  readonly autocompleteOpen: boolean;
  readonly dropdown: Dropdown | null;
  readonly pageChanging: boolean;
  readonly dialogMayCloseDropdown: boolean;
};

export const uiState: Store<UiState> = makeStore<UiState>({
  mobileMenuOpen: false,
  mobileScreen: false,
  autocompleteOpen: false,
  dropdown: null,
  pageChanging: false,
  dialogMayCloseDropdown: true,
});

export function changeUi(part: Partial<UiState>): void {
  const before = uiState.get();
  const isSame = Object.entries(part).every(([key, value]) =>
    Object.is(before[key as keyof UiState], value),
  );
  if (!isSame) uiState.set({ ...before, ...part });
}

export function useUi(): UiState {
  return useStore(uiState);
}
