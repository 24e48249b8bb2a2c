import type { Drawn as Node } from '@starboard/lab'
import { createElement, type ReactNode } from 'react'

/** What the lab has drawn, as elements of this page; its own page file is made of the same. */
export const Drawn = ({ nodes }: { readonly nodes: readonly Node[] }) => <>{nodes.map(elementOf)}</>

function elementOf(node: Node, key: number): ReactNode {
  if (typeof node === 'string') return node
  const words = Object.entries(node.attributes).map(([name, value]) => [propertyOf(name), value])
  return createElement(node.tag, { key, ...Object.fromEntries(words) }, ...childrenOf(node.children))
}

const childrenOf = (children: readonly Node[]): readonly ReactNode[] => children.map(elementOf)

/** `text-anchor` as React calls it; what begins with data- or aria- it calls as everybody does. */
function propertyOf(name: string): string {
  if (name === 'class') return 'className'
  return /^(data|aria)-/.test(name) ? name : name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
}
