export default function Ajuda() {
  return null;
}
